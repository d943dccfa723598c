-- owner: games/rgs
-- A text that only the studio's own secret opens: a studio with another one could open no seed here, and says so when it starts.
create table studio.secret_mark (
  is_only boolean primary key default true check (is_only),
  sealed bytea not null
);
