-- owner: features/staff
-- Who was invited can be suspended before they ever came in: only who works here needs a password.

alter table staff_member
  drop constraint staff_member_check,
  add constraint staff_member_password check (state <> 'active' or password_hash is not null);
