import classes from './filter-bar-room.module.css'

/** The room of a `FilterBar` that is on its way, so that nothing jumps when it comes. */
export const FilterBarRoom = () => <div className={classes.room} aria-hidden="true" />
