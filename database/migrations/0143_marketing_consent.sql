-- expand
-- owner: features/players/marketing-consent
-- By which channels a player has agreed to get promos, and every change of it.

-- No row: no consent.
create table marketing_consent (
  player_id bigint not null references player (id),
  channel text not null check (channel in ('email', 'sms', 'push')),
  since timestamptz not null,
  primary key (player_id, channel)
);

create table marketing_consent_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  channel text not null check (channel in ('email', 'sms', 'push')),
  is_given boolean not null,
  -- The words that the player read, and in which language. Null: a link in an e-mail, which says what it turns off.
  wording integer check (wording > 0),
  language text check (language in ('en', 'fil')),
  source text not null check (source in ('settings', 'emailLink')),
  at timestamptz not null,
  check ((wording is null) = (language is null)),
  check (wording is not null or not is_given)
);
create index marketing_consent_change_player on marketing_consent_change (player_id, id);
revoke update, delete on marketing_consent_change from bituin_app;
