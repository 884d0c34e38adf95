import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** The PostgreSQL of the shared product. */
const findServer = (): Promise<string> => readFile(join(process.env.STORY_FOLDER ?? '.', 'postgres'), 'utf8')

const connected = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates an empty database on the PostgreSQL of the shared product; returns its address. */
export const createDatabase = async (name: string): Promise<string> => {
  const server = await findServer()
  await connected(`${server}/postgres`, (client) => client.query(`create database ${client.escapeIdentifier(name)}`))
  return `${server}/${name}`
}

/** Gives a new user of the shared product the password of the demo accounts: its mails reach nobody. */
export const giveDemoPassword = async (email: string): Promise<void> => {
  const { rowCount } = await connected(`${await findServer()}/girassol`, (client) =>
    client.query(
      `update app_user set password_hash = demo.password_hash from app_user demo
       where app_user.email = $1 and demo.email = 'newcomer@girassol.demo'`,
      [email],
    ),
  )
  if (rowCount !== 1) throw new Error(`no user ${email}`)
}
