-- expand
-- owner: features/players/campaign
-- Promos by e-mail, SMS and push: one row for each player who passed such a step, whether or not it was sent.

create table campaign_message (
  campaign_id bigint not null references campaign (id),
  player_id bigint not null,
  step text not null check (step ~ '^[a-z0-9]{1,12}$'),
  version integer not null,
  channel text not null check (channel in ('email', 'sms', 'push')),
  state text not null check (state in ('waiting', 'sent', 'noConsent', 'noAddress', 'braked', 'stopped', 'late', 'failed')),
  at timestamptz not null,
  decided_at timestamptz,
  primary key (campaign_id, player_id, step),
  check ((state = 'waiting') = (decided_at is null))
);
create index campaign_message_state on campaign_message (campaign_id, version, step, state);
revoke delete on campaign_message from bituin_app;

-- How often a player was put off to a later day by the cap.
alter table campaign_step add column put_off bigint not null default 0 check (put_off >= 0);
