import type { TextInput } from '@mantine/core'

/** The hint below a field whose text will be stored differently from what is typed (C-92); nothing when equal. */
export const storedTextHint = (typed: string, stored: string | null): string | undefined =>
  stored === null || stored === '' || stored === typed.trim() ? undefined : `Será gravado como: ${stored}`

/** The parts of a field with its hint below: above, the hint would move the field during typing. */
export const hintBelow: NonNullable<React.ComponentProps<typeof TextInput>['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
]
