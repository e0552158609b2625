/** What was thrown, in words. Anything can be thrown. */
export const faultText = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** The code of a fault of the system or the database (`ENOENT`, `42P04`); undefined when it has none. */
export const faultCode = (fault: unknown): string | undefined =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;
