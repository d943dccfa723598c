/** Where the guard leads who has no session, in both shells. */
export const signInPath = '/login'
