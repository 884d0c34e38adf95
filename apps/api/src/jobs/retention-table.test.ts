import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describePeriod, retention, retentionNames } from '@girassol/domain/administration'
import { expect, test } from 'vitest'

const document = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'operating.md')

test('SEC-023 C-228 docs/operating.md shows the table of retention as the code applies it, and no other row', async () => {
  const text = await readFile(document, 'utf8')
  const [, chapter = ''] = text.split('\n## Retention\n')
  const rows = (chapter.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  expect(rows.slice(2)).toEqual(
    retentionNames.map((name) => `| ${retention[name].what} | ${describePeriod(name)} | ${retention[name].since} |`),
  )
})
