/** A backup cannot be made or restored; the message says why, in one sentence for the operator (REL-017). */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** The archive was cut or changed after it was written. `part` is what does not match. */
export const damagedArchive = (path: string, part: string): BackupRefused =>
  new BackupRefused(`O backup ${path} está incompleto ou danificado (${part}). Nada foi restaurado.`)
