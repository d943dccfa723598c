-- owner: features/promotions/kit
-- Who belongs to which group of a version that holds players back: written before the version can have had an effect.
create table promotion_enrolment (
  key text not null,
  version integer not null,
  player_id bigint not null references player (id),
  is_held boolean not null,
  at timestamptz not null,
  primary key (key, version, player_id),
  foreign key (key, version) references promotion_version (key, version)
);
revoke update, delete on promotion_enrolment from bituin_app;

-- From when which version acted; null: none, because the promotion was paused or ended. Groups are compared until the next row.
create table promotion_acting (
  id bigint generated always as identity primary key,
  key text not null references promotion (key),
  version integer,
  at timestamptz not null
);
create index promotion_acting_of on promotion_acting (key, at);
revoke update, delete on promotion_acting from bituin_app;
