import { AppLink, type AppLinkProps } from './app-link.tsx'

/** Renders a menu item as a link inside the application: `<Menu.Item renderRoot={menuLink('/pedidos')}>`. */
export const menuLink = (to: string) => (props: Record<string, unknown>) => (
  <AppLink {...(props as Omit<AppLinkProps, 'to'>)} to={to} />
)
