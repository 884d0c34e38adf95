type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<number>

/** A report that the person has mailed. */
export const plantSubscription = async (
  insert: Insert,
  { userId, at }: { readonly userId: number; readonly at: string },
): Promise<void> => {
  const mailed = { report: 'ordered', cadence: 'WEEKLY', last_due_on: '2026-11-23' }
  await insert('analytics_subscription', {
    user_id: userId,
    created_at: at,
    ...mailed,
    nonce: 'nonce',
    hash: 'stopped',
  })
}
