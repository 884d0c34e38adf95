import type { KitItem } from '../kit-item.ts'
import type { StringBoxSettings } from './wiring-settings.ts'

/**
 * String boxes of one inverter: one input for each string; the largest box is repeated while strings remain (C-23,
 * §7.4).
 */
export const stringBoxes = (strings: number, { boxes }: StringBoxSettings): KitItem[] => {
  const largest = boxes.at(-1)
  if (!largest) throw new Error('The settings have no string box')
  const chosen: KitItem[] = []
  let left = strings
  while (left > 0) {
    const box = boxes.find((each) => each.inputs >= left) ?? largest
    chosen.push({ code: box.code, quantity: 1 })
    left -= box.inputs
  }
  return chosen
}
