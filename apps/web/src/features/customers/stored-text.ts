import type { TextInput } from '@mantine/core'

/** The hint below a field whose text will be stored otherwise than typed (C-92); nothing while they are the same. */
export const storedTextHint = (typed: string, stored: string | null): string | undefined =>
  stored === null || stored === '' || stored === typed.trim() ? undefined : `Será gravado como: ${stored}`

/** The parts of a field with its hint below: above, it would move the field that is typed in. */
export const hintBelow: NonNullable<React.ComponentProps<typeof TextInput>['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
]
