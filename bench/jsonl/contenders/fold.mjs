/** Builds another library's schema from a JSON Schema, keyword by keyword; conditions are left out. */
export function fold(root, make) {
  const build = (schema) => {
    if (schema.$ref) return build(root.$defs[schema.$ref.replace('#/$defs/', '')]);
    if ('const' in schema) return make.one([schema.const]);
    if (schema.enum) return make.one(schema.enum);
    if (schema.anyOf) return make.union(schema.anyOf.map(build));
    const types = [schema.type].flat();
    const built = types.map((type) => ofType(type, schema));
    return built.length === 1 ? built[0] : make.union(built);
  };
  const ofType = (type, schema) => {
    if (type === 'object' && schema.properties) {
      const properties = Object.fromEntries(
        Object.entries(schema.properties).map(([key, value]) => [key, build(value)]),
      );
      return make.object(properties, schema.required ?? []);
    }
    if (type === 'object') return make.object({}, []);
    if (type === 'array') return make.array(schema.items ? build(schema.items) : make.any());
    if (type === 'integer' || type === 'number') return make.number(schema, type === 'integer');
    return type === undefined ? make.any() : make[type](schema);
  };
  return build(root);
}
