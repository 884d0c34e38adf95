import type { MantineColorScheme } from '@mantine/core'

/** The themes to choose from; 'auto' follows the system. */
export const colorSchemes: { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'auto', label: 'Sistema' },
]
