-- The version of the row of the cart that a proposal was made from, so that its budget takes customer, delivery and payment
-- from the cart only while nothing of it changed (PROP-023). Null for proposals of before, and of budgets.
alter table proposal add column source_row_version text;
