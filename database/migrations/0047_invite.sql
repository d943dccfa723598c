-- owner: features/invite
-- Who was invited by whom, and whether it came to be a valid invite. There is one meaning of that for all promotions.

create table invite (
  invitee_id bigint primary key references player (id),
  inviter_id bigint not null references player (id),
  registered_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'valid', 'late', 'void')),
  checked_at timestamptz not null,
  valid_at timestamptz,
  check (invitee_id <> inviter_id),
  check ((state = 'valid') <= (valid_at is not null))
);
create index invite_pending on invite (checked_at) where state = 'pending';
create index invite_of_inviter on invite (inviter_id, registered_at desc);

-- Which promotion an invite counts for: for one, unless the operator lets it count for more.
create table invite_use (
  invitee_id bigint not null references invite (invitee_id),
  place text not null check (char_length(place) between 1 and 80),
  inviter_id bigint not null references player (id),
  at timestamptz not null,
  primary key (invitee_id, place)
);
create index invite_use_of_place on invite_use (inviter_id, place);

revoke delete on invite, invite_use from bituin_app;
