-- owner: features/staff
-- Who asks and who approves are two people only where nothing ties the one to the other: what could tie them is kept.

-- Who made the link with which the member set the password, and when it was used. Null: it was made on the server itself.
alter table staff_ticket add column made_by bigint references staff_member (id);
alter table staff_member
  add column link_by bigint references staff_member (id),
  add column link_used_at timestamptz;

-- The device's own idea of itself, and since when the second factor exists that opened the session.
alter table staff_session
  add column device text,
  add column factor_since timestamptz;
update staff_session s set factor_since = coalesce(m.totp_confirmed_at, s.started_at)
  from staff_member m where m.id = s.staff_id;
alter table staff_session alter column factor_since set not null;
create index staff_session_by_staff on staff_session (staff_id, last_action_at);

-- A link that waits for a second administrator, where there is no e-mail service to bring it to its member.
create table staff_link_wish (
  staff_id bigint primary key references staff_member (id),
  asked_by bigint not null references staff_member (id),
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
