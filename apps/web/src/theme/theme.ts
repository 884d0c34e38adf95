// The component entries are plain objects: importing the components would load them with the first screen.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import classes from './theme.module.css'

/** Sunflower. Index 5 is the brand yellow: only for "you are here" and "do this next". */
const sol: MantineColorsTuple = [
  '#FFF9E6',
  '#FFF0C2',
  '#FFE38F',
  '#FFD45C',
  '#FFC933',
  '#FDBB12',
  '#E0A100',
  '#A87400',
  '#7A5400',
  '#4F3600',
]
/** Blue-green ink. Index 7 is the primary of controls and links, 9 the brand ground. */
const petroleo: MantineColorsTuple = [
  '#EDF6F5',
  '#D6EAE8',
  '#AFD3D0',
  '#82B8B4',
  '#549A97',
  '#2F7D7B',
  '#1B6766',
  '#0F5354',
  '#0B4043',
  '#072C2F',
]
/** The neutral colours contain a little of the ink's hue. */
const gray: MantineColorsTuple = [
  '#F6F8F8',
  '#EDF1F0',
  '#E1E7E6',
  '#CED6D5',
  '#AEB9B8',
  '#84918F',
  '#62706F',
  '#4A5756',
  '#2E3938',
  '#152120',
]
const dark: MantineColorsTuple = [
  '#E6ECEB',
  '#C4CECD',
  '#9DABA9',
  '#73817F',
  '#3A4847',
  '#2B3837',
  '#1F2A2A',
  '#172120',
  '#0F1717',
  '#090F0F',
]

export const theme = createTheme({
  primaryColor: 'petroleo',
  primaryShade: { light: 7, dark: 7 },
  colors: { sol, petroleo, gray, dark },
  black: '#152120',
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: 'var(--g-font)',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgba(7,44,47,.06)',
    sm: '0 1px 2px rgba(7,44,47,.06), 0 2px 6px rgba(7,44,47,.05)',
    md: '0 4px 16px rgba(7,44,47,.10)', // menus, popovers
    lg: '0 12px 32px rgba(7,44,47,.14)', // dialogs
    xl: '0 24px 64px rgba(7,44,47,.20)', // command palette
  },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  respectReducedMotion: true,
  components: {
    /** `variant`: "next" (yellow, one per screen), "default" (outlined), "text", "danger". */
    Button: {
      defaultProps: { size: 'sm', variant: 'default' },
      classNames: { root: classes.button, label: classes.buttonLabel },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'var(--g-control)' } },
    Checkbox: { classNames: { root: classes.checkboxRow, input: classes.checkbox, label: classes.checkboxLabel } },
    Input: { classNames: { wrapper: classes.inputWrapper, input: classes.input } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'], withAsterisk: false },
      classNames: { label: classes.label, description: classes.hint, error: classes.error },
    },
    Drawer: { classNames: { content: classes.dialog, header: classes.dialog, title: classes.dialogTitle } },
    Modal: {
      defaultProps: { radius: 'lg', centered: true, closeButtonProps: { 'aria-label': 'Fechar' } },
      classNames: { title: classes.dialogTitle, content: classes.dialog, header: classes.dialog },
    },
    Pill: { classNames: { remove: classes.pillRemove, root: classes.pill } },
    PasswordInput: { classNames: { visibilityToggle: classes.visibilityToggle } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
  },
})

/** Mantine's own variables use our tokens (tokens.css), which depend on the scheme. */
const followTokens = {
  '--mantine-color-body': 'var(--g-page)',
  '--mantine-color-text': 'var(--g-ink)',
  '--mantine-color-dimmed': 'var(--g-dim)',
  '--mantine-color-placeholder': 'var(--g-dim)',
  '--mantine-color-anchor': 'var(--g-link)',
  '--mantine-color-error': 'var(--g-bad)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...followTokens, '--mantine-color-default-border': '#CED6D5' },
  dark: { ...followTokens, '--mantine-color-default': '#1F2A2A', '--mantine-color-default-border': '#3A4847' },
})
