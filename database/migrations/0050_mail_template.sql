-- owner: features/mail
-- Letters that the staff writes again and again.
create table mail_template (
  name text primary key check (char_length(name) between 1 and 60),
  title text not null check (char_length(title) between 1 and 80),
  body text[] not null,
  saved_by text not null,
  saved_at timestamptz not null
);
