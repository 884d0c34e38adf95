/** The result of a rule: allowed, or refused with the name of the reason. */
export type Decision<Code extends string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly refusal: Code }

export const allowed = { allowed: true } as const

export const refused = <Code extends string>(refusal: Code): Decision<Code> => ({ allowed: false, refusal })

/** The first true fact refuses; if none is true, it is allowed. */
export const firstRefusal = <const Code extends string>(
  ...facts: readonly (readonly [boolean, Code])[]
): Decision<Code> => {
  const found = facts.find(([applies]) => applies)
  return found ? refused(found[1]) : allowed
}

/** What a screen knows of an action; menus leave out a hidden one. */
export type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: string; readonly hidden?: true }

/** A decision for a screen: a refusal with its sentence. */
export const toPermission = <Code extends string>(
  decision: Decision<Code>,
  sentences: Readonly<Record<Code, string>>,
): { readonly allowed: true } | { readonly allowed: false; readonly reason: string } =>
  decision.allowed ? decision : { allowed: false, reason: sentences[decision.refusal] }

/** The permission of a user who may write; for others it is refused with this reason, and hidden. */
export const hideFromReaders = (permission: Permission, mayWrite: boolean, reason: string): Permission =>
  mayWrite ? permission : { allowed: false, reason, hidden: true }

/** The refusal codes of a rule: a table of sentences with this type cannot miss one. */
export type RuleRefusal<Rule extends (...args: never[]) => Decision<string>> = Extract<
  ReturnType<Rule>,
  { allowed: false }
>['refusal']
