/** Whoever reads the order reads what is held for it (HOLD-001). */
export const holdReads = ['GET /invoice/:/hold']

/** For everyone who uses budgets (C-154, HOLD-004, HOLD-007). */
export const holdWrites = ['POST /invoice/:/hold', 'DELETE /invoice/:/hold']

/** For the commercial roles, PURCHASE and LOGISTICS (HOLD-009). */
export const holdLists = ['GET /holds']
