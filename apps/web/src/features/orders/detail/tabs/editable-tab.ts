import { choicesForm, remarksForm } from '../../../cart/index.ts'

/** The tabs whose data can be edited in the order itself, each with the names of its forms on the device. */
export const formsOfTab = {
  cliente: [choicesForm],
  entrega: [choicesForm],
  dados: [choicesForm, remarksForm],
} as const

export type EditableTab = keyof typeof formsOfTab
