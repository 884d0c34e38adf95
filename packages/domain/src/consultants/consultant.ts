import { type BrazilState, brazilStates } from '../shared/brazil-states.ts'

/** A person of the distributor whom integrators of some states may contact (NAV-016). */
export type Consultant = {
  /** The states, joined by commas: 'SP,RJ'. */
  readonly states: string
  readonly consultantName: string
  /** Area code and number, digits only. */
  readonly phoneNumber: string
}

/** The consultant of a state: the first one whose list contains it; null when there is none (NAV-015). */
export const findConsultant = <Contact extends Pick<Consultant, 'states'>>(
  consultants: readonly Contact[],
  state: string,
): Contact | null => consultants.find(({ states }) => states.split(',').includes(state)) ?? null

/** The address of the chat with a Brazilian telephone (NAV-014, C-15). */
export const toChatAddress = (phoneNumber: string): string => `https://wa.me/55${phoneNumber.replace(/\D+/g, '')}`

/** The states whose integrators see no button, because no consultant has them (NAV-015). */
export const statesWithout = (consultants: readonly { readonly states: readonly string[] }[]): readonly BrazilState[] =>
  brazilStates.filter((state) => !consultants.some(({ states }) => states.includes(state)))

/** A Brazilian telephone: area code and eight digits, or nine for a mobile phone. */
export const isConsultantPhone = (phoneNumber: string): boolean => /^[1-9][1-9](?:9\d{8}|[2-8]\d{7})$/.test(phoneNumber)

export const consultantPhoneSentence = 'Telefone inválido'

type Answering = { readonly states: readonly string[]; readonly consultantName: string }

/** The states of a consultant that an earlier consultant already has, with the name of that one (NAV-015). */
export const findStatesOfEarlierConsultants = (consultants: readonly Answering[], index: number) =>
  (consultants[index]?.states ?? []).flatMap((state) => {
    const before = consultants.slice(0, index).find(({ states }) => states.includes(state))
    return before === undefined ? [] : [{ state, name: before.consultantName }]
  })
