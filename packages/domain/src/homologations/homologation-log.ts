/** What the log of a homologation tells, by the stored value. */
export const homologationLogKinds = ['CREATED', 'EDITED', 'MOVED'] as const
export type HomologationLogKind = (typeof homologationLogKinds)[number]
