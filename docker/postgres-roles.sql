-- Run once, in an empty volume: the role that owns the product's tables, and the one that gateways and workers
-- serve with. The superuser is left without a password, so that it comes in from inside the container alone:
--   docker compose -f docker/compose.yaml exec -u postgres postgres psql liaison
\getenv owners POSTGRES_PASSWORD
\getenv serving SERVING_PASSWORD
-- It may make databases, as a backup is verified in one.
CREATE ROLE liaison LOGIN CREATEDB PASSWORD :'owners';
CREATE ROLE liaison_serving LOGIN PASSWORD :'serving';
ALTER DATABASE liaison OWNER TO liaison;
ALTER ROLE postgres PASSWORD NULL;
