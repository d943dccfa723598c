-- owner: features/legal
-- Translations of legal texts: every draft, and which of them translates which English version. English is binding.

create table legal_translation_draft (
  document text not null check (document ~ '^[a-zA-Z]{1,40}$'),
  language text not null check (language in ('fil')),
  revision integer not null check (revision > 0),
  summary text not null,
  body text not null,
  saved_by text not null,
  reason text not null,
  saved_at timestamptz not null,
  primary key (document, language, revision)
);

-- A correction of a translation gets the next number; the product's own translation is number 0 and not stored.
create table legal_translation (
  document text not null,
  language text not null,
  -- The English version, which may be the product's own.
  version date not null,
  number integer not null check (number > 0),
  revision integer not null,
  published_by text not null,
  reason text not null,
  published_at timestamptz not null,
  primary key (document, language, version, number),
  foreign key (document, language, revision) references legal_translation_draft (document, language, revision)
);
revoke update, delete on legal_translation_draft, legal_translation from bituin_app;
