-- How someone hears of things (PROF-016); that the application always tells needs no row to say so.
alter table app_user add constraint app_user_notification_methods
  check (notification_methods <@ array['APPLICATION', 'EMAIL']);
