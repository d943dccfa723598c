-- owner: features/reward
-- What the staff gave by hand on a day of Manila, in centavos of worth: by each member, and under 0 by all of them.

create table gift_by_hand_day (
  day date not null,
  staff_id bigint not null,
  given bigint not null check (given >= 0),
  primary key (day, staff_id)
);

-- owner: features/mail
-- What was taken of letters that people wrote: a withdrawal soon after it is looked at by a person.
create index mail_taken_by_hand on mail (player_id, received_at) where source in ('staff', 'segment') and received_at is not null;
