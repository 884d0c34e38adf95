-- The screen of what a notification is about, where that is no order or budget: '/ocorrencias/12'.
alter table notification add column path text check (path like '/%');
