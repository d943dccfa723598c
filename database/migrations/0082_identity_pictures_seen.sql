-- owner: features/identity
-- Which member has opened which picture: nobody approves what they have not looked at.
create table identity_document_seen (
  name text not null references identity_document (name),
  staff_id bigint not null,
  seen_at timestamptz not null,
  primary key (name, staff_id)
);
revoke update, delete on identity_document_seen from bituin_app;
