/** Where a person keeps which view a list opens with. */
export const defaultViewKey = (resource: string) => `admin.view.${resource}`
