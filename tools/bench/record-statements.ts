import pg from 'pg'

export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** Statements that ran in sequence on one connection: a transaction, or one statement by itself. */
export type Run = readonly Statement[]

type Recorded = Statement & { readonly client: pg.Client }

const isBegin = ({ text }: Statement): boolean => /^(begin|start transaction)\b/i.test(text)
const isEnd = ({ text }: Statement): boolean => /^(commit|rollback)$/i.test(text)

/** Groups the statements of each transaction, in the order in which they began. */
const toRuns = (recorded: readonly Recorded[]): Run[] => {
  const runs: Statement[][] = []
  const open = new Map<pg.Client, Statement[]>()
  for (const { client, text, values } of recorded) {
    const statement = { text, values }
    const run = open.get(client)
    if (run) run.push(statement)
    else runs.push([statement])
    if (isBegin(statement)) open.set(client, runs.at(-1) ?? [])
    if (isEnd(statement)) open.delete(client)
  }
  return runs
}

/** Runs a function and returns every statement of this process during it, on all connections. */
export const recordStatements = async (work: () => Promise<void>): Promise<Run[]> => {
  const recorded: Recorded[] = []
  const query = pg.Client.prototype.query
  const recording = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const given = first as string | { readonly text: string; readonly values?: readonly unknown[] }
    const { text, values } = typeof given === 'string' ? { text: given, values: second } : given
    recorded.push({ client: this, text, values: Array.isArray(values) ? [...values] : [] })
    return Reflect.apply(query, this, args)
  }
  pg.Client.prototype.query = recording as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return toRuns(recorded)
}
