import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core'

const schemes: { value: MantineColorScheme; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'auto', label: 'Sistema' },
]

/** Light, dark or the system's; the choice is stored and set before the next first paint. */
export const ThemeSwitch = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label="Tema"
      fullWidth
      value={colorScheme}
      onChange={(value) => setColorScheme(schemes.find((scheme) => scheme.value === value)?.value ?? 'auto')}
      data={schemes}
    />
  )
}
