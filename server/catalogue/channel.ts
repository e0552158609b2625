/** The bus channel on which a vendor's id is said when its name, place, services or status changed. */
export const vendorsChannel = 'vendors';
