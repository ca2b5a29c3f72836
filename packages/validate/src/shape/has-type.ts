/** True when the value has the type, or one of the types, that the schema names. */
export function hasType(value: unknown, type: unknown): boolean {
  if (typeof type === 'object') return (type as readonly unknown[]).some((one) => hasType(value, one));
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type;
}
