import { type SetupState, type SetupStep, setupStepNames } from './setup-steps.ts'
import { type SystemCheck, systemCheckReasons } from './system-check.ts'

/** The current state of the portal. */
export type SetupFacts = {
  /** The names of the branches. */
  readonly branches: readonly string[]
  /** Products that are sold. */
  readonly products: number
  readonly productsWithoutPicture: number
  /** States with a freight price. */
  readonly freightStates: number
  /** The name of the distributor, once the settings have its data. */
  readonly distributorName: string | null
  /** Staff who can sign in or were invited, without the current user. */
  readonly colleagues: number
  readonly approvedIntegrators: number
  readonly pendingIntegrators: number
}

export type SystemChecks = { readonly erp: SystemCheck; readonly mail: SystemCheck }

export type SetupItem = {
  readonly step: SetupStep
  readonly state: SetupState
  /** '17 produtos · 17 sem foto'; empty while nothing is known. */
  readonly fact: string
  /** Why the check failed. */
  readonly reason: string | null
}

/** The name of the one branch that a new portal has. */
const placeholderBranch = 'Matriz'

/** A count in words; empty for zero. */
const count = (number: number, one: string, many: string): string =>
  number === 0 ? '' : `${number.toLocaleString('pt-BR')} ${number === 1 ? one : many}`

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

const describeBranches = (branches: readonly string[]): string =>
  branches.length === 1 ? (branches[0] ?? '') : count(branches.length, 'filial', 'filiais')

type Plain = Exclude<SetupStep, 'erp' | 'mail'>
type Found = { readonly isDone: boolean; readonly fact: string }

const readFacts = (facts: SetupFacts): Record<Plain, Found> => ({
  branch: {
    isDone: facts.branches.some((name) => name !== placeholderBranch),
    fact: describeBranches(facts.branches),
  },
  catalogue: {
    isDone: facts.products > 0,
    fact: join(
      count(facts.products, 'produto', 'produtos'),
      facts.productsWithoutPicture > 0 ? `${facts.productsWithoutPicture.toLocaleString('pt-BR')} sem foto` : '',
    ),
  },
  freight: {
    isDone: facts.freightStates > 0,
    fact: facts.freightStates > 0 ? `${count(facts.freightStates, 'estado', 'estados')} de 27` : '',
  },
  figures: { isDone: facts.distributorName !== null, fact: facts.distributorName ?? '' },
  users: {
    isDone: facts.colleagues > 0,
    fact: facts.colleagues === 0 ? 'Hoje só você' : `você e mais ${count(facts.colleagues, 'pessoa', 'pessoas')}`,
  },
  integrators: {
    isDone: facts.approvedIntegrators > 0,
    fact: join(
      count(facts.approvedIntegrators, 'aprovado', 'aprovados'),
      facts.pendingIntegrators > 0 ? `${facts.pendingIntegrators.toLocaleString('pt-BR')} em análise` : '',
    ),
  },
})

const toSystemItem = (step: 'erp' | 'mail', check: SystemCheck | undefined): SetupItem => {
  if (check === undefined) return { step, state: 'checking', fact: 'Testando…', reason: null }
  const reason = systemCheckReasons[check]
  if (reason !== null) return { step, state: 'failed', fact: '', reason }
  return { step, state: 'done', fact: check === 'SIMULATED' ? 'simulado, só para demonstração' : 'respondeu', reason }
}

/** The eight items in order; those of external systems are 'checking' until their check has returned (USE-027). */
export const toSetupItems = (facts: SetupFacts, checks: SystemChecks | undefined): readonly SetupItem[] => {
  const found = readFacts(facts)
  return setupStepNames.map((step) => {
    if (step === 'erp' || step === 'mail') return toSystemItem(step, checks?.[step])
    const { isDone, fact } = found[step]
    return { step, state: isDone ? 'done' : 'missing', fact, reason: null }
  })
}

/** The next item to do: the first missing one, else the first failed one. */
export const findNextSetupItem = (items: readonly SetupItem[]): SetupItem | undefined =>
  items.find(({ state }) => state === 'missing') ?? items.find(({ state }) => state === 'failed')
