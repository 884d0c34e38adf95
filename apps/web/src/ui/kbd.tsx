import classes from './kbd.module.css'

export const Kbd = ({ children }: { readonly children: string }) => <kbd className={classes.kbd}>{children}</kbd>
