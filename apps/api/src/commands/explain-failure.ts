import { FolderInUse } from '../database/folder-lock.ts'
import { MigrationFailed, OtherVersion } from '../database/migrate.ts'
import { MigrationsMissing, SharedLoginUnprepared } from '../database/open-migrated.ts'
import { BadEnvironment } from '../environment.ts'
import { Refused } from '../http/refused.ts'
import { WrongFile } from '../spreadsheets/wrong-file.ts'
import { BackupRefused } from './backup/backup-refused.ts'

/** The command was called in a way it does not understand; the message says how to call it. */
export class WrongUse extends Error {
  override name = 'WrongUse'
}

const expected = [
  BackupRefused,
  FolderInUse,
  OtherVersion,
  MigrationFailed,
  MigrationsMissing,
  SharedLoginUnprepared,
  BadEnvironment,
  Refused,
  WrongFile,
  WrongUse,
]

/** An error that the user can fix is explained in one sentence; any other error keeps its stack. */
export const explainFailure = (error: unknown, usage: string): string => {
  const { code, path, message, stack } = error as NodeJS.ErrnoException
  if (expected.some((kind) => error instanceof kind)) return message
  if (code === 'ENOENT' && path !== undefined) return `Arquivo não encontrado: ${path}`
  if (code === 'ENOSPC') return 'Não há espaço no disco.'
  return code?.startsWith('ERR_PARSE_ARGS') ? `Opção desconhecida.\n${usage}` : (stack ?? message)
}
