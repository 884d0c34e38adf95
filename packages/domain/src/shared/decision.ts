/** A rule's answer: allowed, or refused with the name of the fact that stands in the way. */
export type Decision<Code extends string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly refusal: Code }

export const allowed = { allowed: true } as const

export const refused = <Code extends string>(refusal: Code): Decision<Code> => ({ allowed: false, refusal })

/** The first fact that holds refuses; none allows. */
export const firstRefusal = <const Code extends string>(
  ...facts: readonly (readonly [boolean, Code])[]
): Decision<Code> => {
  const found = facts.find(([applies]) => applies)
  return found ? refused(found[1]) : allowed
}

/** A decision as a screen shows it: a refusal with its sentence. */
export const toPermission = <Code extends string>(
  decision: Decision<Code>,
  sentences: Readonly<Record<Code, string>>,
): { readonly allowed: true } | { readonly allowed: false; readonly reason: string } =>
  decision.allowed ? decision : { allowed: false, reason: sentences[decision.refusal] }

/** The refusal codes a rule may answer: a table of sentences typed by it cannot miss one. */
export type RuleRefusal<Rule extends (...args: never[]) => Decision<string>> = Extract<
  ReturnType<Rule>,
  { allowed: false }
>['refusal']
