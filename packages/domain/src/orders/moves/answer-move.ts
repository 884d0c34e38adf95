import { can } from '../../access/can.ts'
import type { Capability } from '../../access/capabilities.ts'
import { roleLabels, roles } from '../../access/roles.ts'
import { listWords } from '../../shared/list-words.ts'
import { type OrderStatus, orderStatuses } from '../status/order-status.ts'
import { type MoveRefusal, moveSentences } from './move-sentences.ts'
import type { OrderFacts } from './order-facts.ts'
import { type MoveAction, type MoveRule, moveRules } from './order-move-rules.ts'

/** Cached, because a list needs the few sentences again for each row. */
const remembered = new Map<string, string>()

const sentenceOnce = (key: string, write: () => string): string => {
  const known = remembered.get(key)
  if (known !== undefined) return known
  const sentence = write()
  remembered.set(key, sentence)
  return sentence
}

const notYours = (does: string, needed: readonly Capability[]): string =>
  sentenceOnce(`${does}/${needed.join()}`, () => {
    const able = roles.filter((role) => needed.some((each) => can([role], each)))
    return `Só ${listWords(able.map((role) => roleLabels[role]))} ${able.length > 1 ? 'podem' : 'pode'} ${does}.`
  })

const notNow = (does: string, on: readonly OrderStatus[], status: OrderStatus): string =>
  sentenceOnce(`${does}/${on.join()}/${status}`, () => {
    const label = `“${orderStatuses[status].label}”`
    if (on.length === 0 || on.length > 2) return `Não é possível ${does} com o status ${label}.`
    const wanted = on.map((each) => `“${orderStatuses[each].label}”`).join(' ou ')
    return `Só é possível ${does} com o status ${wanted}; agora é ${label}.`
  })

export type MoveAnswer =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      readonly refusal: 'notYours' | 'notNow' | 'incomplete' | MoveRefusal
      readonly reason: string
      /** Role and order never allow the action in any status, so menus leave it out. */
      readonly hidden?: true
    }

/** Every capability that allows the action in some status. */
const everNeeded: Partial<Record<MoveAction, readonly Capability[]>> = {
  approve: ['orders.approve', 'orders.approveFinanced'],
  cancel: ['orders.cancel', 'orders.cancelBilledFirst', 'orders.cancelFinancing'],
  reproveFromList: ['orders.rejectFromList', 'orders.rejectValidated'],
  reproveFromDetail: ['orders.rejectFromDetail', 'orders.rejectValidated'],
}

/** The statuses in which this user may do it: only for some actions they are fewer than those of the rule. */
const listOwnStatuses = (action: MoveAction, facts: OrderFacts): readonly OrderStatus[] => {
  const { who, on }: MoveRule = moveRules[action]
  if (everNeeded[action] === undefined) return on
  return on.filter((status) => who({ ...facts, status }).some((each) => can(facts.roles, each)))
}

/** Whether this user may do this now; if not, the reason and who may, in Portuguese. */
export const answerMove = (action: MoveAction, facts: OrderFacts): MoveAnswer => {
  const { does, who, on, never, unless }: MoveRule = moveRules[action]
  const needed = who(facts)
  if (!needed.some((each) => can(facts.roles, each))) {
    const mayElsewhere = (everNeeded[action] ?? []).some((each) => can(facts.roles, each))
    const refusal = { allowed: false, refusal: 'notYours', reason: notYours(does, needed) } as const
    return mayElsewhere ? refusal : { ...refusal, hidden: true }
  }
  const refusalForGood = never?.(facts) ?? null
  if (refusalForGood !== null) {
    return { allowed: false, refusal: refusalForGood, reason: moveSentences[refusalForGood], hidden: true }
  }
  const refusal = unless?.(facts) ?? null
  if (!on.includes(facts.status)) {
    return { allowed: false, refusal: 'notNow', reason: notNow(does, listOwnStatuses(action, facts), facts.status) }
  }
  if (refusal !== null) return { allowed: false, refusal, reason: moveSentences[refusal] }
  if (action === 'placeOrder' && facts.lacks !== null) {
    return { allowed: false, refusal: 'incomplete', reason: facts.lacks }
  }
  return { allowed: true }
}
