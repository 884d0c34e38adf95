import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { timetable } from './jobs/timetable.ts'
import { secretNames } from './secret-files.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const read = (...path: readonly string[]): Promise<string> => readFile(join(root, ...path), 'utf8')

/** What the first cells or the lists of one chapter of the inventory name. */
const listNamed = async (chapter: string): Promise<readonly string[]> => {
  const [, inventory = ''] = (await read('docs', 'operating.md')).split('\n## Inventory\n')
  const [, text = ''] = inventory.split(`\n### ${chapter}\n`)
  // The first paragraph explains the chapter.
  const [, ...list] = (text.split('\n### ')[0] ?? '').split('\n\n')
  return list.flatMap((part) => part.match(/^\| `[\w-]+`|(?<!\| )`\w+`(?=[,.])/gm) ?? []).map(stripMarks)
}

const stripMarks = (text: string): string => text.replace(/[|` ]/g, '')

const listVariables = async (): Promise<readonly string[]> => {
  const sources = await Promise.all([
    read('apps', 'api', 'src', 'environment.ts'),
    read('apps', 'api', 'src', 'integrations', 'integration-settings.ts'),
  ])
  const field =
    /(?<=^\s+|\{ |, )[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*(?=: (?:z\b|flag|secret|connections|trusted|httpUrl|required))/gm
  return sources.flatMap((source) => source.match(field) ?? [])
}

const listTables = async (): Promise<readonly string[]> => {
  const folder = join(root, 'apps', 'api', 'src', 'database', 'migrations')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) => text.match(/(?<=^create (?:unlogged )?table (?:if not exists )?)\w+/gm) ?? [])
}

const sortOnce = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted()

test('REL-014 docs/operating.md and README.md name every variable of the environment', async () => {
  const variables = sortOnce(await listVariables())
  expect(variables).toContain('OUTBOX_RETRY_SECONDS')
  expect(variables).toContain('SMTP_URL')
  expect(sortOnce(await listNamed('Variables'))).toEqual(variables)
  const readme = await read('README.md')
  expect(variables.filter((name) => !readme.includes(`\`${name}`))).toEqual([])
})

test('SEC-012 C-224 every variable with a password, key, token or secret may come from a file', async () => {
  const variables = sortOnce(await listVariables())
  const secrets = variables.filter((name) => /SECRET|TOKEN|PASSWORD|_KEY|^DATABASE_.*URL$|^SMTP_URL$/.test(name))
  expect(sortOnce(secretNames)).toEqual(secrets)
})

test('REL-014 docs/operating.md names every job of the timetable', async () => {
  expect(sortOnce(await listNamed('Jobs'))).toEqual(sortOnce(timetable.map(({ name }) => name)))
})

test('REL-014 docs/operating.md names every table of the migrations', async () => {
  const tables = sortOnce(await listTables())
  expect(tables).toContain('app_user')
  expect(sortOnce(await listNamed('Tables'))).toEqual(tables)
})
