import { integratorTypeRoles, type Role, requesterRoles, roleLabels, roles } from '@girassol/domain/access'

export type DemoAccount = { readonly email: string; readonly label: string }
export type DemoGroup = { readonly title: string; readonly members: readonly DemoAccount[] }

/** The role at the start of an account's label; the longest match, as 'Administrador de pontos' is another role. */
const findRole = (label: string): Role | undefined =>
  roles
    .filter((role) => label.startsWith(roleLabels[role]))
    .toSorted((a, b) => roleLabels[b].length - roleLabels[a].length)[0]

const includes = (group: readonly Role[], role: Role | undefined) => role !== undefined && group.includes(role)

const nameGroup = ({ label }: DemoAccount): string => {
  const role = findRole(label)
  if (includes(integratorTypeRoles, role)) return 'Integrador'
  return includes(requesterRoles, role) ? 'Comercial' : 'Outras áreas'
}

const groupTitles = ['Integrador', 'Comercial', 'Outras áreas'] as const

/** Buyers, sellers and all others; a group without accounts is left out. */
export const demoGroups = (accounts: readonly DemoAccount[]): readonly DemoGroup[] =>
  groupTitles
    .map((title) => ({ title, members: accounts.filter((account) => nameGroup(account) === title) }))
    .filter(({ members }) => members.length > 0)
