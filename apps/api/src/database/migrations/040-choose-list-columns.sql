-- The columns of the order list as the user chose them (USE-025): [{"name", "isShown"}] in their order; null, the usual
-- ones. It is a column of the user so that the session reads it without another statement.
alter table app_user add column order_columns jsonb;
