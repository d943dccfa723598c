-- contract
-- owner: features/players/notification
-- Devices hear of security events. The check only widens: it refuses nothing that the version before writes.
alter table notification
  drop constraint notification_kind_check,
  add constraint notification_kind_check
    check (kind in ('paidOut', 'identityDecided', 'limitReached', 'securityChanged', 'supportWrote', 'chatAnswered', 'roundEnded')) not valid;
