/** The columns that a file of users needs (USE-028). */
export const requiredUserColumns = ['nome', 'email', 'papeis'] as const

/** Optional columns: without them a known user keeps these values and a new one gets the defaults. */
export const optionalUserColumns = ['integrador', 've_precos', 've_margem', 'recebe_emails'] as const

export const userColumns = [...requiredUserColumns, ...optionalUserColumns] as const
export type UserColumn = (typeof userColumns)[number]

/** A CSV with the columns of the users and one row as an example, to fill in and import (USE-028). */
export const userTemplate = [
  userColumns.join(';'),
  'Rita Cadastro;rita@exemplo.com.br;Cadastro, Compras;;S;N;S',
  '',
].join('\n')
