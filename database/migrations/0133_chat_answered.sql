-- contract
-- owner: features/players/notification
-- A player who is away hears of an answer in the chat. The check only widens: it refuses nothing that the version before writes.
alter table notification
  drop constraint notification_kind_check,
  add constraint notification_kind_check
    check (kind in ('paidOut', 'identityDecided', 'limitReached', 'supportWrote', 'chatAnswered', 'roundEnded')) not valid;
