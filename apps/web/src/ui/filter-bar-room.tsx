import classes from './filter-bar-room.module.css'

/** The space of a `FilterBar` that is loading, so that nothing jumps when it appears. */
export const FilterBarRoom = () => <div className={classes.room} aria-hidden="true" />
