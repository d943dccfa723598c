-- owner: features/legal
-- Legal texts that the operator has written: every draft, and from which day which of them is in force.

create table legal_draft (
  document text not null check (document ~ '^[a-zA-Z]{1,40}$'),
  revision integer not null check (revision > 0),
  summary text not null,
  body text not null,
  saved_by text not null,
  reason text not null,
  saved_at timestamptz not null,
  primary key (document, revision)
);

-- A version is called by the day from which it is in force: agreements are stored by it.
create table legal_version (
  document text not null,
  version date not null,
  revision integer not null,
  -- Who agreed to an older one is asked again.
  is_material boolean not null,
  published_by text not null,
  reason text not null,
  published_at timestamptz not null,
  primary key (document, version),
  foreign key (document, revision) references legal_draft (document, revision)
);
revoke update, delete on legal_draft, legal_version from bituin_app;
