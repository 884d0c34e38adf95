-- The integrator's logo on printed orders (USE-030): the name of its file, which is named by its content.
alter table seller add column logo text;
