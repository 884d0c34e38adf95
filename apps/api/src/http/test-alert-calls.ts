/** The calls of alerts about products without stock: for everyone who buys (C-154, SUB-012). */
export const alertCalls = ['GET /alerts', 'POST /alerts/:', 'DELETE /alerts/:']
