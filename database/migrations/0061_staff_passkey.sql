-- owner: features/staff
-- Keys of members' own devices, with which they sign in in place of a code.

create table staff_passkey (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_member (id),
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device says that it was used; a copy of it would fall behind.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_by_staff on staff_passkey (staff_id);

-- What a device has to sign is bound to the step of the sign-in that asked for it.
alter table staff_ticket add column challenge text;
alter table staff_ticket drop constraint staff_ticket_purpose_check;
alter table staff_ticket add constraint staff_ticket_purpose_check check (purpose in ('invitation', 'code', 'passkey'));
